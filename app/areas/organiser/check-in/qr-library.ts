import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

export { BarcodeDetector };

/** From our own host: the library would ask another one. */
export const WASM = wasm;

prepareZXingModule({ overrides: { locateFile: () => wasm } });
