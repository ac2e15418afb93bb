/**
 * How a field's value is read:
 * - `text`, `markdown`: words that have to be seen; `name`: an identifier that has to be seen;
 * - `value`: JSON of which every number and text has to be seen; `url`: an address that is seen or led to;
 * - `flag`: true is shown as a mark; `layout`: decides where other things stand;
 * - `@X`: an X object; `[X]`: a list; `{X}`: a map whose keys are seen; `<X>`: a map whose keys are only names to refer to.
 */
export type FieldKind =
  | 'text'
  | 'markdown'
  | 'name'
  | 'value'
  | 'url'
  | 'flag'
  | 'layout'
  | `@${ObjectName}`
  | `[${ObjectName}]`
  | `{${ObjectName}}`
  | `<${ObjectName}>`;

/** The objects of the OpenAPI Specification (section 4). */
export type ObjectName =
  | ('OpenAPI' | 'Info' | 'Contact' | 'License' | 'Server' | 'ServerVariable' | 'Components' | 'Paths' | 'PathItem')
  | ('Operation' | 'ExternalDocumentation' | 'Parameter' | 'RequestBody' | 'MediaType' | 'Encoding' | 'Responses')
  | ('Response' | 'Callback' | 'Example' | 'Link' | 'Header' | 'Tag' | 'Reference' | 'Schema' | 'Discriminator')
  | (
      | 'XML'
      | 'SecurityScheme'
      | 'OAuthFlows'
      | 'OAuthFlow'
      | 'SecurityRequirement'
      | 'TagGroup'
      | 'CodeSample'
      | 'Badge'
    );

/** What happens with a field: its kind, and where it is shown. `since` is the first version of OpenAPI that has it. */
export interface FieldSupport {
  kind: FieldKind;
  shown: string;
  since?: '3.1' | '3.2';
}

/** A field as `[kind, where it is shown, since]`. */
export type FieldRow = readonly [FieldKind, string] | readonly [FieldKind, string, '3.1' | '3.2'];

/** A table of fields from their rows. */
export function fields(rows: Record<string, FieldRow>): Record<string, FieldSupport> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, [kind, shown, since]]) => [name, { kind, shown, ...(since ? { since } : {}) }]),
  );
}
