import QRCode from "qrcode";

const CELL = 6;
// The standard asks for four modules of nothing around the code.
const QUIET = 4;
const INK = "#10201a";

/** A QR code as a table of coloured cells. Neighbours of one colour are one cell, or mail programs would cut it off. */
export function qrTable(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Array.from({ length: size }, (_cell, x) => Boolean(modules.get(y, x)));
    const cells = runs(row).map(
      ({ dark, length }) =>
        `<td colspan="${length}" width="${length * CELL}" height="${CELL}" bgcolor="${dark ? INK : "#ffffff"}"></td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  // The first row fixes the width of each column: cells that span many do not.
  const columns = `<tr>${`<td width="${CELL}" height="0"></td>`.repeat(size)}</tr>`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse: collapse; border: ${QUIET * CELL}px solid #ffffff; font-size: 0; line-height: 0">` +
    `${columns}${rows.join("")}</table>`
  );
}

function runs(row: readonly boolean[]): { dark: boolean; length: number }[] {
  const found: { dark: boolean; length: number }[] = [];
  for (const dark of row) {
    const last = found.at(-1);
    if (last?.dark === dark) last.length++;
    else found.push({ dark, length: 1 });
  }
  return found;
}
