import * as z from 'zod/mini'

const maybe = () => z.catch(z.nullable(z.string()), null)

/** Query of `/intake`: anything that is not `tester` is a paid intake; the step is 2 or 1. */
export const intakeSearch = z.object({
  type: z._default(z.catch(z.enum(['paid', 'tester']), 'paid'), 'paid'),
  token: z._default(maybe(), null),
  /** A PaymentIntent's id. */
  client: z._default(maybe(), null),
  step: z._default(z.catch(z.enum(['1', '2']), '1'), '1'),
})
