/** Where somebody is in the app: an address, as one entry of the browser's history. */
export interface AppLocation {
  pathname: string
  /** '' or with its question mark. */
  search: string
  /** '' or with its number sign. */
  hash: string
  /** Names the entry; the same address opened again has another. */
  key: string
}

export const addressOfLocation = ({ pathname, search, hash }: Omit<AppLocation, 'key'>): string =>
  `${pathname}${search}${hash}`

/** The location that an address leads to, as a link on the page at `from` does. */
export function locationOf(address: string, from: AppLocation, key: string): AppLocation {
  const { pathname, search, hash } = new URL(address, `http://app${from.pathname}${from.search}`)
  return { pathname, search, hash, key }
}
