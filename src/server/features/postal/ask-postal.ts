import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type AddressCheck,
  type PostalProvider,
  PostalUnavailable,
} from '../../platform/postal/postal-provider.ts'

/** Asks one provider after the other whether the post knows an address. Errors: provider_unavailable when none answers. */
export async function checkAddress(
  deps: Pick<Deps, 'postal' | 'log'>,
  address: PostalAddress,
): Promise<AddressCheck> {
  for (const provider of deps.postal.providers) {
    try {
      return await provider.checkAddress(address)
    } catch (cause) {
      if (!(cause instanceof PostalUnavailable)) throw cause
      deps.log.warn({ err: cause, provider: provider.name }, 'a mail provider did not check an address')
    }
  }
  throw new Refusal('provider_unavailable', says('postal.silent'))
}

/** For `catch`: a mail provider's silence is refused as that; all else is thrown on. */
export function refuseSilentPost(cause: unknown): never {
  if (!(cause instanceof PostalUnavailable)) throw cause
  throw new Refusal('provider_unavailable', says('postal.silent'), undefined, { cause })
}

/** The provider that has a letter; undefined when its account is not configured any more. */
export const providerNamed = (deps: Pick<Deps, 'postal'>, name: string | null): PostalProvider | undefined =>
  deps.postal.providers.find((provider) => provider.name === name)
