/** What a report in Spanish says of the state and the kind of an account, in the words that its English print has for the same. */

const debt = '(?:cuentas? |deudas? )?'
const denied = '(?:no|nunca|sin) (?:ha sido |fue |está |estar |haber sido )?'
/** Longer phrases before the words that they are made of. What may say something else in another sentence is not here. */
const phrases: readonly (readonly [RegExp, string])[] = [
  // What is denied is not said: 'no pagada en su totalidad' is not paid in full.
  [
    new RegExp(
      `${denied}(?:pagad|liquidad|saldad)[oa]s?|impag(?:ad[oa]s?|os?)|parcialmente (?:pagad|liquidad)[oa]`,
      'g',
    ),
    'still owed',
  ],
  [new RegExp(`${denied}(?:cerrad|vendid|comprad)[oa]s?`, 'g'), 'still held'],
  [
    new RegExp(`${debt}(?:cancelad|cargad|castigad)[oa] (?:como|a) (?:incobrable|pérdidas?)`, 'g'),
    'charged off account',
  ],
  [/(?:cobranza|colección) pagada/g, 'paid collection'],
  [/(?:pagad|saldad|liquidad)[oa] por menos/g, 'settled for less'],
  [/(?:pagad|liquidad)[oa] (?:en su totalidad|por completo)/g, 'paid in full'],
  [/(?:pagad[oa]|se pagó) según lo (?:acordado|convenido)/g, 'paid as agreed'],
  [/paga según lo (?:acordado|convenido)/g, 'paying as agreed'],
  [/pagad[oa](?= *(?:$|[,;.]))/g, 'paid'],
  [/(^|[;,.] ?)al (?:corriente|día)(?= *(?:$|[,;.]))/g, '$1current'],
  [/nunca (?:ha estado )?atrasad[oa]/g, 'never late'],
  [/(\d+) días de (?:atraso|mora)/g, '$1 days past due'],
  [/(?:atraso|mora) de (\d+) días/g, '$1 days past due'],
  [/comprad[oa] por otr[oa]/g, 'purchased by another'],
  [/vendid[oa] a/g, 'sold to'],
  [/entrega voluntaria/g, 'voluntary surrender'],
  [/reposesión|reposeíd[oa]/g, 'repossession'],
  [/ejecución hipotecaria/g, 'foreclosure'],
  [/bancarrota|quiebra/g, 'bankruptcy'],
  [/capítulo (7|11|12|13)(?!\d)/g, 'chapter $1'],
  [/agencia de (?:cobranzas?|colección)/g, 'collection agency'],
  [/cobranzas?|colecciones|colección/g, 'collection'],
  [/comprador(?:a)? de deudas?|factoraje/g, 'debt buyer'],
  [/cerrad[oa]/g, 'closed'],
  [/cuenta abierta|^abierta$/g, 'open account'],
  [/cuenta rotativa|crédito rotativo/g, 'revolving account'],
  [/cuenta a plazos/g, 'installment account'],
  [/línea de crédito/g, 'line of credit'],
  [/tarjeta de crédito/g, 'credit card'],
  [/tarjeta de (?:tienda|cargo)/g, 'charge account'],
  [/préstamo (?:estudiantil|educativo)/g, 'student loan'],
  [/préstamo (?:personal|sin garantía)/g, 'unsecured loan'],
  [/hipotecari[oa]|hipoteca/g, 'mortgage'],
  [/médic[oa]s?/g, 'medical'],
  [/usuari[oa] autorizad[oa]|cuenta autorizada/g, 'authorized user'],
  [/conjunta|mancomunada/g, 'joint'],
]
/** What an English print says is left as it is, and asked of once. */
const anyPhrase = new RegExp(phrases.map(([{ source }]) => source).join('|'))

/** In small letters; the rest of the text as printed. */
export function inEnglish(printed: string): string {
  const text = printed.toLowerCase()
  if (!anyPhrase.test(text)) return text
  return phrases.reduce((said, [phrase, english]) => said.replace(phrase, english), text)
}
