import type { Inline, LegalBlock } from "#domain/legal/markup.ts";
import { Link } from "./link.tsx";

/** The paragraphs and lists of one part of terms or policy. */
export function LegalText({ blocks, email }: { blocks: readonly LegalBlock[]; email: string }) {
  return blocks.map((block, at) =>
    block.kind === "paragraph" ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
      <p key={at}>
        <Words content={block.content} email={email} />
      </p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
      <ul key={at}>
        {block.items.map((item, number) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
          <li key={number}>
            <Words content={item} email={email} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Words({ content, email }: { content: readonly Inline[]; email: string }) {
  return content.map((piece, at) => {
    switch (piece.kind) {
      case "text":
        return piece.text;
      case "strong":
        // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
        return <strong key={at}>{piece.text}</strong>;
      case "email":
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
          <a key={at} href={`mailto:${email}`}>
            {email}
          </a>
        );
      case "link":
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a text that never changes its order.
          <LegalLink key={at} {...piece} />
        );
    }
  });
}

const LegalLink = ({ text, to }: { text: string; to: string }) =>
  to.startsWith("/") ? (
    <Link to={to}>{text}</Link>
  ) : (
    <a href={to} rel="noopener">
      {text}
    </a>
  );
