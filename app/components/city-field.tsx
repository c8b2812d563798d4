import { Button } from "./button.tsx";
import { SuggestedField } from "./suggested-field.tsx";

type CityFieldProps = {
  id?: string;
  name: string;
  defaultValue?: string;
  error?: string;
  className?: string;
  /** Municipalities that the server offers for what was typed. */
  choices?: readonly string[];
};

/** A municipality with its state. Script suggests while typing; without it, the server offers what may be meant. */
export const CityField = ({ choices, className, ...field }: CityFieldProps) => (
  <div className={className}>
    <SuggestedField label="Cidade" {...field} from="/cidades" maxLength={100} placeholder="Salvador, BA" />
    {choices && choices.length > 0 && (
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Qual cidade?</legend>
        {choices.map((place) => (
          <Button key={place} type="submit" name="cityChoice" value={place} size="small">
            {place}
          </Button>
        ))}
      </fieldset>
    )}
  </div>
);
