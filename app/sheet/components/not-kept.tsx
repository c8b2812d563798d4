import { FieldError } from "#app/components/field.tsx";
import type { Sheet } from "./use-sheet.ts";

/** The device took nothing: neither its storage nor the network. Nothing else would tell. */
export const NotKept = ({ sheet, className }: { sheet: Sheet; className?: string }) =>
  sheet.notKept && (
    <div role="alert" className={className}>
      <FieldError>
        O último lançamento não foi guardado: este aparelho está sem espaço ou não deixa guardar. Lance de
        novo.
      </FieldError>
    </div>
  );
