import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../http/refusal.ts'
import { ProviderUnavailable } from './payment-provider.ts'

/** For `catch`: what failed because the payment provider does not answer is refused as that; all else is thrown on. */
export function refuseSilentProvider(cause: unknown): never {
  if (!(cause instanceof ProviderUnavailable)) throw cause
  throw new Refusal('provider_unavailable', says('request.providerSilent'), undefined, { cause })
}
