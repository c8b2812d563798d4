import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { minutesTo, type Watched } from "#app/session/watched.ts";

const LOOK_EVERY_MS = 15_000;

/** On every page that an admin sees in somebody's place. */
export function ImpersonationBanner({ name, until, minutesLeft }: Watched) {
  const left = useMinutesLeft(until, minutesLeft);
  return (
    <aside
      aria-label="Visão de outra pessoa"
      className="sticky top-0 z-50 border-b-4 border-canary bg-ink text-white print:hidden"
    >
      <div className="mx-auto flex max-w-[76rem] items-center justify-between gap-x-6 px-4 py-1 sm:px-6">
        <p className="flex min-w-0 items-center gap-2.5 text-compact">
          <Eye className="size-5 shrink-0 text-canary" aria-hidden="true" />
          <span>
            Você está vendo como <strong className="wrap-anywhere">{name}</strong>, só leitura.{" "}
            <span className="whitespace-nowrap">
              {left > 0 ? `Termina em ${left} min.` : "O tempo acabou."}
            </span>
          </span>
        </p>
        <PostForm action="/ver-como/encerrar" className="on-dark shrink-0">
          <button
            type="submit"
            className="min-h-11 font-bold text-canary underline decoration-2 underline-offset-4"
          >
            Encerrar
          </button>
        </PostForm>
      </div>
    </aside>
  );
}

/** At the end the page is read again: it is the admin's own then. */
function useMinutesLeft(until: number, told: number): number {
  const { revalidate } = useRevalidator();
  const [minutes, setMinutes] = useState(told);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = minutesTo(until);
      setMinutes(left);
      if (left === 0) void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until, revalidate]);
  return minutes;
}
