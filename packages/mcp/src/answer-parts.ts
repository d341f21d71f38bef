import { Type } from 'typebox';

export const NullableText = Type.Union([Type.String(), Type.Null()]);
export const ServiceParameter = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Slug or identifier of a service, for example stripe. `search_catalog` finds it.',
});
export const ProjectParameter = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Slug or identifier of a project. Without it: all projects of the organization.',
});
