import type { ReactNode } from "react";
import type { Resume } from "#server/athletes/share/share.server.ts";
import { Picture } from "./picture.tsx";
import { Silhouette } from "./silhouette.tsx";

/** The one page of the PDF in small. Everything scales with its width; the words are in the file itself. */
export const ResumePreview = ({ resume }: { resume: Resume }) => (
  <div className="@container w-full" aria-hidden="true">
    <div className="grid aspect-[210/297] grid-rows-[27.5%_1fr_auto] overflow-hidden border border-line bg-card text-[2.1cqi] leading-[1.35]">
      <Head resume={resume} />
      <div className="grid grid-cols-[1.25fr_1fr] gap-[4.5cqi] overflow-hidden px-[6cqi] pt-[3.5cqi]">
        <div className="grid content-start gap-[2.6cqi]">
          <Part title="Sobre">
            <p className="line-clamp-6">{resume.about}</p>
          </Part>
          {resume.achievements.length > 0 && (
            <Part title="Conquistas">
              {resume.achievements.map((achievement) => (
                <p key={achievement} className="truncate font-semibold">
                  {achievement}
                </p>
              ))}
            </Part>
          )}
          {resume.history.length > 0 && (
            <Part title="Histórico">
              {resume.history.map(({ year, club, category }) => (
                <p key={`${year} ${club} ${category}`} className="truncate">
                  <strong className="text-grass">{year}</strong> {club}
                </p>
              ))}
            </Part>
          )}
        </div>
        <div className="grid content-start gap-[2.6cqi]">
          <Part title="Informações pessoais">
            <Pairs of={resume.facts} />
          </Part>
          {resume.numbers && (
            <Part title="Números">
              <Pairs of={resume.numbers} />
              <p className="text-muted">{resume.numbersFrom}</p>
            </Part>
          )}
        </div>
      </div>
      <p className="mx-[6cqi] mb-[3cqi] border-t border-line pt-[1cqi] text-muted">{resume.address}</p>
    </div>
  </div>
);

const Head = ({ resume }: { resume: Resume }) => (
  <div className="grid grid-cols-[20cqi_1fr_16cqi] items-center gap-[4cqi] bg-grass-deep px-[6cqi] text-white">
    <span className="relative aspect-[5/8] overflow-hidden rounded-[1.4cqi] border-[0.9cqi] border-white bg-line">
      {resume.photo ? (
        <Picture picture={resume.photo} alt="" sizes="6rem" cropped className="object-cover object-top" />
      ) : (
        <Silhouette />
      )}
    </span>
    <span className="grid gap-[0.6cqi]">
      <span className="font-bold text-canary">Currículo esportivo</span>
      <span className="line-clamp-2 font-display text-[6cqi] leading-none font-extrabold">{resume.name}</span>
      <span className="font-semibold">{[resume.position, resume.category].filter(Boolean).join(" · ")}</span>
      <span className="truncate">{[resume.club, resume.place].filter(Boolean).join(" · ")}</span>
    </span>
    <img
      src={`${new URL(resume.url).pathname}/qr.svg`}
      alt=""
      width={160}
      height={160}
      className="w-full rounded-[1cqi] bg-white"
    />
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-[0.8cqi]">
    <p className="font-display text-[3.2cqi] leading-none font-extrabold">{title}</p>
    {children}
  </div>
);

const Pairs = ({ of }: { of: readonly (readonly [string, string])[] }) => (
  <>
    {of.map(([label, value]) => (
      <p key={label} className="flex justify-between gap-[2cqi] border-t border-line first:border-0">
        <span className="text-muted">{label}</span>
        <strong className="truncate">{value}</strong>
      </p>
    ))}
  </>
);
