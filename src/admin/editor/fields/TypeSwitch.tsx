import { useId } from 'react';
import { CONTENT_TYPES, type ContentType } from '../../../core/article/content-type.ts';
import { SWITCH_COPY } from './copy.ts';

interface Props {
  contentType: ContentType;
  change(contentType: ContentType): void;
}

export function TypeSwitch({ contentType, change }: Props) {
  const id = useId();
  return (
    <fieldset className="type-switch">
      <legend className="field-spoken">{SWITCH_COPY.type}</legend>
      {CONTENT_TYPES.map((type) => (
        <span key={type}>
          <input
            type="radio"
            id={`${id}-${type}`}
            name={id}
            checked={type === contentType}
            onChange={() => change(type)}
          />
          <label htmlFor={`${id}-${type}`}>{SWITCH_COPY.types[type]}</label>
        </span>
      ))}
    </fieldset>
  );
}
