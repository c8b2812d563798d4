import { Download, Printer, ShieldCheck } from "lucide-react";
import { Button, buttonClass } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { cx } from "#app/components/class-names.ts";
import { Logo } from "#app/components/logo.tsx";
import "./poster.css";

type PosterProps = {
  code: string;
  url: string;
  title: string;
  organiser: string | null;
  when: string;
  place: string;
  categories: readonly string[];
  fee: string;
};

/** For the wall and the gate: whoever scans it reads on our page which event this code belongs to. */
export const Poster = ({ code, url, title, organiser, when, place, categories, fee }: PosterProps) => (
  <section
    aria-labelledby="poster-title"
    className="trial-poster grid gap-4 rounded-panel border-2 border-grass bg-card p-5 print:gap-6 print:border-4 print:p-10"
  >
    <div className="flex items-center gap-3">
      <ShieldCheck className="size-9 shrink-0 text-grass print:size-14" aria-hidden="true" />
      <h2 id="poster-title" className="text-2xl print:text-5xl">
        Peneira Segura
      </h2>
    </div>
    <div className="grid gap-1 wrap-anywhere">
      <p className="text-lg leading-snug font-bold print:text-3xl">
        <CategoryText>{title}</CategoryText>
      </p>
      {organiser && <p className="font-semibold print:text-2xl">{organiser}</p>}
    </div>
    <ul className="grid gap-1 text-compact wrap-anywhere print:text-xl">
      {[when, place, ...categories, fee].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <img
      src={`/peneira-segura/${code}/qr.svg`}
      alt={`Código QR que leva a ${url}`}
      width={240}
      height={240}
      className="mx-auto w-full max-w-60 print:max-w-96"
    />
    <p className="text-center text-sm wrap-anywhere text-muted print:text-lg">
      Aponte a câmera e confira: nome, clube, dia e lugar têm que ser os mesmos. {url}
    </p>
    <Logo className="justify-self-center print:scale-125" />
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" className="min-h-11 noscript:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Imprimir cartaz
      </Button>
      <a
        className={cx(buttonClass({ size: "small" }), "min-h-11")}
        href={`/peneira-segura/${code}/qr.svg`}
        download={`peneira-segura-${code}.svg`}
      >
        <Download aria-hidden="true" />
        Baixar código
      </a>
    </div>
  </section>
);
