import QRCode from "qrcode";

interface QrDrawing {
  /** Modules a side, without the quiet zone. */
  size: number;
  /** Dark modules as one SVG path, a module a unit. */
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
}

// The standard asks for four modules of nothing around the code.
const QUIET = 4;

export function qrSvg(text: string): string {
  const { size, path } = drawQr(text);
  const side = size + QUIET * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${QUIET} -${QUIET} ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-${QUIET}-${QUIET}h${side}v${side}h-${side}z"/><path fill="#10201a" d="${path}"/></svg>`
  );
}
