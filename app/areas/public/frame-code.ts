export interface FrameView {
  part: string;
  label: string;
  address: string;
  code: string;
}

/** What somebody pastes into a page of theirs. Nothing of a name can leave its attribute. */
export const frameCode = (address: string, title: string): string =>
  [
    "<iframe",
    `  src="${escaped(address)}"`,
    `  title="${escaped(title)}"`,
    '  width="100%" height="480"',
    '  loading="lazy" style="border:0"></iframe>',
  ].join("\n");

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign]!);
