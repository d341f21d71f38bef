import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWriteBlock } from '../live/connection.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'number';
  readonly autocomplete?: string;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly help?: ComponentChildren;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly autofocus?: boolean;
  readonly readonly?: boolean;
  readonly maxLength?: number;
}

/** A labelled text field with its help and error. */
export function Field({ label, value, onInput, type = 'text', error, help, ...rest }: FieldProps) {
  const id = useId();
  const { autocomplete, required, placeholder, autofocus, readonly, maxLength } = rest;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        // Safe: the type of Preact allows each kind of field alone, not one of several.
        {...({ type } as object)}
        value={value}
        autocomplete={autocomplete}
        required={required}
        placeholder={placeholder}
        autofocus={autofocus}
        readOnly={readonly}
        maxLength={maxLength}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && help === undefined ? undefined : `${id}-more`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <div id={`${id}-more`}>
        {error === undefined ? null : <FieldError>{error}</FieldError>}
        {help === undefined ? null : <p class="faint small">{help}</p>}
      </div>
    </div>
  );
}

export function FieldError({ children }: { children: ComponentChildren }) {
  return (
    <p class="err" role="alert">
      {children}
    </p>
  );
}

/** A labelled choice out of a list. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  hidden = false,
  writes = false,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
  hidden?: boolean;
  /** It changes something on the server: it cannot be used while what the page shows is old. */
  writes?: boolean;
}) {
  const id = useId();
  const block = useWriteBlock();
  const why = writes ? block : undefined;
  return (
    <div class="field">
      <label for={id} class={hidden ? 'vh' : undefined}>
        {label}
      </label>
      <select
        id={id}
        class="input"
        value={value}
        disabled={why !== undefined}
        title={why}
        // Safe: the options are the values.
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A filter that says what it filters and by what: "Project any". It is a native list, so it works with every device. */
export function ChipChoice({
  label,
  value,
  options,
  any = 'any',
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  any?: string;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <label class="chip">
      {label}
      <select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || undefined)}>
        <option value="">{any}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={10} />
    </label>
  );
}
