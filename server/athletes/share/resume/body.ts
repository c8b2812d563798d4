import { createElement as h, type ReactNode } from "react";
import { PALETTE } from "#server/athletes/share/palette.ts";
import type { Resume } from "#server/athletes/share/views.ts";
import type { Pdf } from "./renderer.ts";
import { HEADING, MARGIN, MUTED, ONE_LINE } from "./styles.ts";

/** Two columns: what is told on the left, what is measured on the right. */
export function body(pdf: Pdf, resume: Resume): ReactNode {
  return h(
    pdf.View,
    {
      style: {
        flexDirection: "row",
        height: 560,
        overflow: "hidden",
        paddingHorizontal: MARGIN,
        paddingTop: 22,
        gap: 28,
      },
    },
    h(
      pdf.View,
      { style: { width: 318, gap: 18 } },
      section(pdf, "Sobre", h(pdf.Text, { style: { maxLines: 7, textOverflow: "ellipsis" } }, resume.about)),
      achievements(pdf, resume),
      history(pdf, resume),
    ),
    h(
      pdf.View,
      { style: { flexGrow: 1, flexBasis: 0, gap: 18 } },
      section(pdf, "Informações pessoais", pairs(pdf, resume.facts)),
      numbers(pdf, resume),
      resume.traits.length > 0 &&
        section(
          pdf,
          "Características",
          h(pdf.Text, { style: { maxLines: 2, textOverflow: "ellipsis" } }, resume.traits.join(", ")),
        ),
    ),
  );
}

const section = (pdf: Pdf, title: string, ...children: ReactNode[]) =>
  h(pdf.View, null, h(pdf.Text, { style: HEADING }, title), ...children);

function achievements(pdf: Pdf, resume: Resume): ReactNode {
  if (resume.achievements.length === 0) return null;
  const items = resume.achievements.map((achievement, i) =>
    h(
      pdf.View,
      { key: i, style: { flexDirection: "row", marginBottom: 2.5 } },
      h(pdf.View, {
        style: {
          width: 5,
          height: 5,
          marginTop: 4.5,
          marginRight: 8,
          backgroundColor: PALETTE.grass,
          borderRadius: 2.5,
        },
      }),
      h(pdf.Text, { style: { flex: 1, fontWeight: 600, ...ONE_LINE } }, achievement),
    ),
  );
  return section(pdf, "Conquistas", ...items, more(pdf, resume.moreAchievements, "no perfil"));
}

function history(pdf: Pdf, resume: Resume): ReactNode {
  if (resume.history.length === 0) return null;
  const rows = resume.history.map(({ year, club, category }, i) =>
    h(
      pdf.View,
      {
        key: i,
        style: {
          flexDirection: "row",
          paddingVertical: 3,
          borderTop: i ? `0.75 solid ${PALETTE.line}` : undefined,
        },
      },
      h(pdf.Text, { style: { width: 42, fontWeight: 800, color: PALETTE.grass } }, String(year)),
      h(pdf.Text, { style: { flex: 1, fontWeight: 600, ...ONE_LINE } }, club),
      h(pdf.Text, { style: { ...MUTED, width: 70, textAlign: "right", ...ONE_LINE } }, category ?? ""),
    ),
  );
  return section(pdf, "Histórico", ...rows, more(pdf, resume.moreHistory, "anteriores no perfil"));
}

function numbers(pdf: Pdf, { numbers: values, numbersFrom, numbersOn }: Resume): ReactNode {
  if (!values) return null;
  const note = (text: string, marginTop: number) =>
    h(pdf.Text, { style: { ...MUTED, fontSize: 9.5, marginTop } }, text);
  return section(
    pdf,
    "Números",
    pairs(pdf, values),
    note(numbersFrom!, 3),
    note(`Última atualização: ${numbersOn}`, 1),
  );
}

const pairs = (pdf: Pdf, entries: readonly [label: string, value: string][]) =>
  h(
    pdf.View,
    null,
    ...entries.map(([label, value], i) =>
      h(
        pdf.View,
        {
          key: label,
          style: {
            flexDirection: "row",
            justifyContent: "space-between",
            gap: 10,
            paddingVertical: 2.5,
            borderTop: i ? `0.75 solid ${PALETTE.line}` : undefined,
          },
        },
        h(pdf.Text, { style: MUTED }, label),
        h(pdf.Text, { style: { fontWeight: 700, flex: 1, textAlign: "right", ...ONE_LINE } }, value),
      ),
    ),
  );

const more = (pdf: Pdf, count: number, where: string) =>
  count > 0 && h(pdf.Text, { style: { ...MUTED, fontSize: 10, marginTop: 2 } }, `e mais ${count} ${where}`);
