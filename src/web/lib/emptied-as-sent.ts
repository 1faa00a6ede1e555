/**
 * A form after it was sent: fields that still read as they were sent are empty again, and what was typed since stays.
 * @param now as it reads when the answer comes
 */
export function emptiedAsSent<Values extends object>(now: Values, sent: Values, empty: Values): Values {
  const kept = { ...now }
  for (const name of Object.keys(empty) as (keyof Values)[])
    if (now[name] === sent[name]) kept[name] = empty[name]
  return kept
}
