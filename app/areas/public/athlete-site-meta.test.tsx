import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { athleteSiteMeta } from "./athlete-site-meta.ts";
import { SAMPLE_ATHLETE } from "./components/sample-athlete.ts";

const URL_OF_SITE = "https://joiadabase.com.br/a/exemplo";
const site = (athlete: Partial<typeof SAMPLE_ATHLETE> = {}, isOpen = true) => ({
  athlete: { ...SAMPLE_ATHLETE, ...athlete },
  tab: "sobre" as const,
  url: URL_OF_SITE,
  isOpen,
});

test("a name that ends a script ends none", () => {
  const html = headOf(site({ name: `</script><script>alert("1")</script>`, about: "<!-- <script>" }));
  expect(html).toContain('<script type="application/ld+json">');
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const json = /ld\+json">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(json)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: `</script><script>alert("1")</script>` },
  });
});

test("messengers find the picture at an address of their own reach, with its size and what it shows", () => {
  const html = headOf(site());
  for (const [key, value] of [
    ["og:type", "profile"],
    ["og:url", URL_OF_SITE],
    ["og:image", `${URL_OF_SITE}/figurinha.jpg`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Figurinha de Rafa Nogueira"],
  ])
    expect(html).toContain(`<meta property="${key}" content="${value}"/>`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain(`<link rel="canonical" href="${URL_OF_SITE}"/>`);
});

test("a date of birth is told only where the page shows the day", () => {
  expect(headOf(site({ birth: "2010" }))).not.toContain("birthDate");
  expect(headOf(site({ birth: "2007-03-21" }))).toContain(`"birthDate":"2007-03-21"`);
});

test("a page that is not public has no picture and no data for others", () => {
  const html = headOf(site({}, false));
  expect(html).not.toContain("figurinha.jpg");
  expect(html).not.toContain("ld+json");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

function headOf(shown: Parameters<typeof athleteSiteMeta>[0]): string {
  const Page = createRoutesStub([{ path: "/", Component: Meta, meta: () => athleteSiteMeta(shown) }]);
  return renderToString(<Page />);
}
