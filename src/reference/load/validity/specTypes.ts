import type { NodeType, SpecVersion } from '@redocly/openapi-core';
import { type Row, rows } from '../../keywords/table';

type Types = Record<string, NodeType>;
type Field = NodeType['properties'][string];

const text: Field = { type: 'string' };

/** Of JSON Schema 2020-12 (4.3.2): a schema is an object or a boolean. */
const schema: Field = (value: unknown) => (typeof value === 'boolean' ? { type: 'boolean' } : 'Schema');

/** The type of a keyword of a schema that holds one, a list or a map of them. */
function keywordType({ keyword, kind }: Row): Field | undefined {
  if (kind === '@Schema') return schema;
  if (kind === '[Schema]') return listOf(`${keyword}Schemas`, schema);
  return kind === '{Schema}' || kind === '<Schema>' ? mapOf(`${keyword}Schemas`, schema) : undefined;
}

/**
 * Corrects what the library knows of the objects of OpenAPI 3 where that is not what the specification says; without
 * it valid descriptions are refused or reported. `version` says which specification.
 */
export function correctTypes(types: Types, version: SpecVersion): Types {
  if (version === 'oas3_0') return types;
  return version === 'oas3_2' ? correct32({ ...types, ...correct31(types) }) : { ...types, ...correct31(types) };
}

/** The same for Swagger 2.0: limits of numbers are numbers there as well. */
export function correctSwaggerTypes(types: Types): Types {
  const limits: NodeType['properties'] = { maximum: { type: 'number' }, minimum: { type: 'number' } };
  const limited = ['Parameter', 'ParameterItems', 'Header'] as const;
  return { ...types, ...Object.fromEntries(limited.map((name) => [name, extend(types[name], limits)])) };
}

/** A type with further fields. */
function extend(type: NodeType | undefined, properties: NodeType['properties']): NodeType {
  return { ...type, properties: { ...type?.properties, ...properties } };
}

function listOf(name: string, items: Field): NodeType {
  return { name, properties: {}, items } as NodeType;
}

function mapOf(name: string, additionalProperties: Field): NodeType {
  return { name, properties: {}, additionalProperties } as NodeType;
}

/** From 3.1 on a Schema Object (4.24) may be a boolean wherever it stands, and may have any further keyword. */
function correct31(types: Types): Types {
  const keywords: NodeType['properties'] = {
    ...Object.fromEntries(
      rows.flatMap((row) => {
        const type = keywordType(row);
        return type === undefined ? [] : [[row.keyword, type] as const];
      }),
    ),
    $vocabulary: null,
  };
  return {
    Schema: { ...extend(types.Schema, keywords), additionalProperties: { resolvable: false } },
    NamedSchemas: mapOf('NamedSchemas', schema),
    MediaType: extend(types.MediaType, { schema }),
    Parameter: extend(types.Parameter, { schema }),
    Header: extend(types.Header, { schema }),
  };
}

function correct32(types: Types): Types {
  const styles = types.Parameter?.properties.style;
  const known = typeof styles === 'object' && styles && 'enum' in styles ? (styles.enum ?? []) : [];
  return {
    ...types,
    MediaType: extend(types.MediaType, { itemSchema: schema }),
    NamedMediaTypes: mapOf('NamedMediaTypes', 'MediaType'),
    Parameter: extend(types.Parameter, { style: { enum: [...known, 'cookie'] } }),
    Response: { ...(types.Response as NodeType), required: [] },
    Encoding: extend(types.Encoding, {
      encoding: 'EncodingMap',
      prefixEncoding: listOf('EncodingList', 'Encoding'),
      itemEncoding: 'Encoding',
    }),
    DeviceAuthorization: extend(types.DeviceAuthorization, {
      // The library takes the type of the texts for the name of an object.
      scopes: mapOf('Scopes', text),
    }),
  };
}
