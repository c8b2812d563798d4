import { expect, test } from "vitest";
import QRCode from "qrcode";
import { renderMail } from "./layout.ts";

const content = {
  title: "Confirme seu e-mail",
  paragraphs: ["Olá!", "O link vale por 24 horas."],
  action: { label: "Confirmar", url: "https://joiadabase.com.br/confirmar?a=1&b=2" },
};

test("plain text and HTML say the same", () => {
  const { text, html } = renderMail(content);
  expect(text).toBe(
    "Confirme seu e-mail\n\nOlá!\n\nO link vale por 24 horas.\n\nConfirmar:\nhttps://joiadabase.com.br/confirmar?a=1&b=2\n\n-- \nJoia da Base\nDescubra e desenvolva o futuro do futebol brasileiro\n",
  );
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('href="https://joiadabase.com.br/confirmar?a=1&amp;b=2"');
  for (const part of [content.title, ...content.paragraphs]) expect(html).toContain(part);
});

test("what people typed stays text", () => {
  const typed = `<img src=x onerror="alert('oi')"> & Cia`;
  const { html } = renderMail({
    title: typed,
    paragraphs: [typed],
    action: { label: typed, url: 'https://x.test/?q="><b>' },
  });
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<b>");
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;oi&#39;\)&quot;&gt; &amp; Cia/g)).toHaveLength(
    4,
  );
});

test("nothing is loaded from anywhere", () => {
  expect(renderMail(content).html).not.toMatch(/<(img|link|script|style|iframe)|url\(|@import/i);
});

test("a link that is no web address is a bug", () => {
  expect(() => renderMail({ ...content, action: { label: "x", url: "javascript:alert(1)" } })).toThrow(
    "http",
  );
});

test("nothing that people typed becomes a link; only the button leads anywhere", () => {
  const typed =
    "Ganhe em www.premios.example, premios.com.br/x ou http://premios.example! Responda a ana@example.com";
  const { text, html } = renderMail({ ...content, title: typed, paragraphs: [`Olá, ${typed}. Dr. Ana`] });
  for (const part of [text, html]) {
    expect(part).not.toMatch(/www\.premios|premios\.com|premios\.example|http:\/\/p/);
    expect(part).toContain("ana@example.com");
    expect(part).toContain("Dr. Ana");
  }
});

test("a ticket is drawn by cells and stands as an address in the plain text", () => {
  const url = "https://joiadabase.com.br/ingresso/0123456789abcdefghijAB";
  const { text, html } = renderMail({ ...content, code: { label: "Código do ingresso", url } });
  expect(text).toContain(`Código do ingresso:\n${url}`);
  expect(html).toContain('role="img" aria-label="Código do ingresso"');
  expect(html).not.toContain("<img");
  const { size } = QRCode.create(url, { errorCorrectionLevel: "M" }).modules;
  const spans = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td(?: colspan="(\d+)")?/g)].reduce((sum, [, span]) => sum + Number(span ?? 1), 0),
  );
  expect(spans).toEqual(Array.from({ length: size + 1 }, () => size));
});
