import { Plus, X } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { InputField } from "#app/components/input.tsx";
import { Link } from "#app/components/link.tsx";
import type { List } from "#domain/lists/list.ts";
import { MOST_VIEWS } from "#domain/lists/saved-view.ts";
import type { ListFrame } from "./list-frame.ts";

/** Everything, the views that everybody has, and one's own. */
export function ListViews({ list, frame: { asked, saved } }: { list: List; frame: ListFrame }) {
  const given = list.views ?? [];
  const own = saved.find((view) => view.query === asked);
  const known = own ?? given.find((view) => view.query === asked);
  if (given.length === 0 && saved.length === 0 && asked === "") return null;
  return (
    <nav aria-label="Visões" className="list-views">
      <ul>
        <View to={list.path} current={asked === ""}>
          {list.everything ?? "Todos"}
        </View>
        {given.map(({ label, query: one }) => (
          <View key={one} to={`${list.path}?${one}`} current={asked === one}>
            {label}
          </View>
        ))}
        {saved.map(({ id, name, query: one }) => (
          <View key={id} to={`${list.path}?${one}`} current={asked === one}>
            {name}
          </View>
        ))}
      </ul>
      {own && (
        <PostForm action="/admin/visoes">
          <input type="hidden" name="list" value={list.path} />
          <input type="hidden" name="id" value={own.id} />
          <SubmitButton intent="apagar" variant="text" size="small">
            <X aria-hidden="true" />
            Apagar visão
          </SubmitButton>
        </PostForm>
      )}
      {!known && asked !== "" && saved.length < MOST_VIEWS && (
        <DropMenu
          className="list-save"
          buttonClass="list-save-button"
          panelClass="list-save-panel"
          button={
            <>
              <Plus aria-hidden="true" />
              Salvar visão
            </>
          }
        >
          <PostForm action="/admin/visoes" className="grid gap-3">
            <input type="hidden" name="list" value={list.path} />
            <input type="hidden" name="query" value={asked} />
            <InputField label="Nome da visão" name="name" required maxLength={40} autoComplete="off" />
            <SubmitButton intent="salvar" size="small">
              Salvar
            </SubmitButton>
          </PostForm>
        </DropMenu>
      )}
    </nav>
  );
}

const View = ({ to, current, children }: { to: string; current: boolean; children: string }) => (
  <li>
    <Link to={to} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  </li>
);
