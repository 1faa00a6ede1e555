/** Somebody of the staff, as the account says it. */
export interface NamedAccount {
  id: string
  name: string | null
  email: string | null
}

/**
 * What each is called where one of them is chosen: the name, and where several have it the address as well, which no two have. By id.
 */
export function namesApart(accounts: readonly NamedAccount[]): Map<string, string> {
  const times = new Map<string, number>()
  for (const account of accounts) {
    const key = keyOf(account)
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return new Map(
    accounts.map((account) => {
      const isAlike = (times.get(keyOf(account)) ?? 0) > 1
      const name = plainName(account)
      return [account.id, isAlike && account.email !== null ? `${name} (${account.email})` : name]
    }),
  )
}

export const plainName = ({ id, name, email }: NamedAccount): string => name ?? email ?? id

/** People do not see a difference of case or of spaces. */
const keyOf = (account: NamedAccount): string =>
  plainName(account).trim().replaceAll(/\s+/g, ' ').toLowerCase()
