/** Joins what is there: `cx("a", on && "b")`. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
