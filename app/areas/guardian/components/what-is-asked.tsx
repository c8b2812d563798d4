import { Check, EyeOff, type LucideIcon } from "lucide-react";
import { firstName } from "#domain/person-name.ts";

const SHOWN = [
  "Nome, idade, posição, clube, cidade e estado",
  "Altura, peso e pé dominante",
  "Fotos, estatísticas, histórico e conquistas",
];
const KEPT = [
  "Telefone, e-mail e endereço",
  "Dia e mês do nascimento, a não ser que você queira",
  "Vídeos completos: só clubes verificados assistem",
];

/** What the answer would mean, before any field is filled. */
export function WhatIsAsked({ name }: { name: string }) {
  return (
    <div className="grid content-start gap-7 lg:pt-3">
      <List title="O que aparece, se você autorizar" Icon={Check} items={SHOWN} />
      <List title="O que não aparece" Icon={EyeOff} items={KEPT} />
      <section className="grid gap-2">
        <h2 className="text-2xl sm:text-3xl">Você fica no controle</h2>
        <p className="max-w-[60ch]">
          Todo pedido de contato chega primeiro a você. E você pode tirar o perfil de {firstName(name)} do ar
          quando quiser: ele some na mesma hora.
        </p>
      </section>
    </div>
  );
}

function List({ title, Icon, items }: { title: string; Icon: LucideIcon; items: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon className="mt-0.5 size-5 shrink-0 text-grass" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
