import type * as z from 'zod/mini'

/**
 * What a call would refuse, by field, before it is made: the first sentence of each field that is wrong.
 * @param shape of the fields that are to be checked, as the call's body has them
 */
export function problemsIn<Field extends string>(
  shape: Readonly<Record<Field, z.ZodMiniType>>,
  values: Readonly<Record<NoInfer<Field>, unknown>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(shape) as Field[]) {
    const wrong = shape[field].safeParse(values[field]).error?.issues[0]?.message
    if (wrong !== undefined) problems[field] = wrong
  }
  return problems
}
