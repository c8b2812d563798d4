type Field = string | Field[] | { [name: string]: Field };

/** Stripe's requests are forms with names such as `line_items[0][price]`. */
export function readForm(text: string): { [name: string]: Field } {
  const form: { [name: string]: Field } = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value);
  return toLists(form) as { [name: string]: Field };
}

const pathOf = (name: string): string[] => name.replaceAll("]", "").split("[");

function put(into: { [name: string]: Field }, [first, ...rest]: string[], value: string): void {
  const key = first === "" ? String(Object.keys(into).length) : first!;
  if (rest.length === 0) into[key] = value;
  else put((into[key] ??= {}) as { [name: string]: Field }, rest, value);
}

/** What is numbered from nought is a list. */
function toLists(field: Field): Field {
  if (typeof field === "string" || Array.isArray(field)) return field;
  const entries = Object.entries(field).map(([name, value]) => [name, toLists(value)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index)))
    return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}
