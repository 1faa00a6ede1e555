const often = '999999/1'

/** Settings under which no rate limit stands between a stranger's request and the call. */
export const openEverything = {
  RATE_LIMIT_SIGN_IN: often,
  RATE_LIMIT_MESSAGE: often,
  RATE_LIMIT_UPLOAD: often,
  RATE_LIMIT_PREFILL: often,
  RATE_LIMIT_SUBSCRIPTION: often,
  RATE_LIMIT_PAYMENT: often,
  RATE_LIMIT_ANY: often,
  PREFILL_SECRET: 'a-long-secret-of-a-form',
}
