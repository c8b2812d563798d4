/** Finds QR codes in a picture. */
interface QrReader {
  read(source: HTMLVideoElement): Promise<string[]>;
}

/** What browsers and the library have in common. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const QR = { formats: ["qr_code"] };

/** The browser's own reader where it has one; otherwise ours, which is loaded only then. */
export async function createQrReader(): Promise<QrReader> {
  const native = await nativeDetector();
  const detector = native
    ? new native(QR)
    : new (await import("./qr-library.ts")).BarcodeDetector(QR as never);
  return { read: async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue) };
}

/** The files that the reader of this browser needs, and that must be there without signal too. */
export async function qrReaderFiles(): Promise<string[]> {
  return (await nativeDetector()) ? [] : [(await import("./qr-library.ts")).WASM];
}

/** Some browsers have the name and read no QR codes. */
async function nativeDetector(): Promise<NativeDetector | null> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: NativeDetector };
  if (!native) return null;
  const formats = await native.getSupportedFormats().catch((): string[] => []);
  return formats.includes("qr_code") ? native : null;
}
