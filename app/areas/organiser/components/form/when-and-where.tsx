import { CityField } from "#app/components/city-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { LOCATION_MAX, MAP_MAX } from "#domain/events/event-fields.ts";
import { cx } from "#app/components/class-names.ts";
import { SIDE_BY_SIDE, type FormState } from "./form-state.ts";

/** Days and hours are the venue's: the city says which clock that is. */
export const WhenAndWhere = ({ field, cities }: FormState & { cities?: readonly string[] }) => (
  <div className="grid gap-5">
    <p className="text-compact text-muted">
      Escreva os horários como no relógio da cidade do evento, também se você estiver em outro fuso.
    </p>
    <div className={cx(SIDE_BY_SIDE, "sm:grid-cols-4")}>
      <InputField label="Dia" type="date" required {...field("startDate")} />
      <InputField label="Começa às" type="time" required {...field("startTime")} />
      <InputField label="Termina às" type="time" {...field("endTime")} />
      <InputField label="Dia do fim" type="date" {...field("endDate")} />
    </div>
    <p className="-mt-2 text-compact text-muted">O dia do fim, só se for outro.</p>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        label="Local"
        hint="O nome do campo, a rua e o bairro."
        required
        maxLength={LOCATION_MAX}
        {...field("location")}
      />
      <CityField key={field("city").defaultValue} choices={cities} {...field("city")} />
    </div>
    <InputField
      label="Link do mapa"
      optional
      hint="Do Google Maps, OpenStreetMap, Waze ou Apple Maps. Sem link, a página procura o endereço."
      type="url"
      inputMode="url"
      maxLength={MAP_MAX}
      {...field("mapUrl")}
    />
  </div>
);
