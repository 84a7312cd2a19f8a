type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

export function columnOf<Name extends string>(field: Name) {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

export function fieldOf<Name extends string>(column: Name) {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
}

export function byColumn<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return Object.fromEntries(entries) as { [Name in keyof Fields as SnakeCase<Name & string>]: Fields[Name] };
}

export function byField<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([name, value]) => [fieldOf(name), value]);
  return Object.fromEntries(entries) as { [Name in keyof Row as CamelCase<Name & string>]: Row[Name] };
}
