import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import { Container } from "#app/components/container.tsx";

type AccountPageProps = { title: string; intro?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A page with one form: the form on the left, and what helps to decide beside it, or below it on a phone. */
export function AccountPage({ title, intro, aside, children }: AccountPageProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div
        className={cx(
          "grid grid-cols-1 gap-8",
          aside ? "lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-16" : "mx-auto max-w-[32rem]",
        )}
      >
        <div className="grid grid-cols-1 content-start gap-6">
          <div className="grid grid-cols-1 gap-3">
            <h1 className="text-5xl sm:text-6xl">{title}</h1>
            {intro && <div className="text-muted">{intro}</div>}
          </div>
          {children}
        </div>
        {aside && <div className="grid grid-cols-1 content-start gap-6 lg:pt-2">{aside}</div>}
      </div>
    </Container>
  );
}

/** The white panel around a form. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("grid grid-cols-1 gap-5 panel p-5 sm:p-7", className)}>{children}</div>;
}
