import { customType } from 'drizzle-orm/pg-core'

/** A bytea column: PGlite hands back a Uint8Array and pg a Buffer; both become a plain Uint8Array here. */
export const sealedBytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})
