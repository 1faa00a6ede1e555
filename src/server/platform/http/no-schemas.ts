import type { FastifyServerOptions } from 'fastify'

/**
 * Calls are checked against zod's schemas (`mount.ts`) and none has one of the framework's own. Unless it is given others, the framework
 * loads a compiler of checks and one of answers for these with its first server, before anybody is served: 113 modules, a twentieth of a
 * start's processor. A call that came with such a schema is refused at the start instead of going unchecked.
 */
export const noSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
}

function refuse(): never {
  throw new Error("A call came with a schema of the framework's: calls are mounted with zod's (mount.ts).")
}
