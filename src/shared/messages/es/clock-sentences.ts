/** The deadlines' own words, by their English; '{0}' is whom it is about. */
export const clockSentences: Record<string, string> = {
  'The furnisher': 'La empresa que reporta',
  'the collector': 'el cobrador',
  'The company': 'La empresa',
  'CFPB complaint process': 'Proceso de quejas de la CFPB',
  '{0} tells the furnisher of the dispute': '{0} avisa de la disputa a la empresa que reporta',
  '{0} was to have told the furnisher of the dispute; only its answer can show whether it did':
    '{0} ya debía haber avisado de la disputa a la empresa que reporta; solo su respuesta puede mostrar si lo hizo',
  '{0} finishes its reinvestigation': '{0} termina su nueva investigación',
  '{0} sends the results': '{0} envía los resultados',
  '{0} describes how it verified the items': '{0} describe cómo verificó los datos',
  '{0} says why it does not reinvestigate': '{0} dice por qué no investiga de nuevo',
  '{0} gives notice that a deleted item is back': '{0} avisa de que un dato eliminado volvió',
  '{0} investigates and reports the results': '{0} investiga e informa los resultados',
  '{0} answered after its last day; only the day that the answer prints can show when it was sent':
    '{0} respondió después de su último día; solo la fecha de la respuesta puede mostrar cuándo se envió',
  'Your 30 days to ask {0} for verification': 'Sus 30 días para pedir la validación de la deuda: {0}',
  'Your 30 days to ask {0} for verification are over; you may still ask, and it need not stop collecting':
    'Terminaron sus 30 días para pedir la validación de la deuda ({0}). Todavía puede pedirla, pero ya no está obligado a dejar de cobrar.',
  '{0} blocks the items of identity theft': '{0} bloquea los datos del robo de identidad',
  '{0} was to have blocked the items of identity theft; a new report shows whether it did':
    '{0} ya debía haber bloqueado los datos del robo de identidad; un informe nuevo muestra si lo hizo',
  '{0} places the security freeze': '{0} pone el congelamiento de seguridad',
  '{0} was to have placed the security freeze; its confirmation shows whether it did':
    '{0} ya debía haber puesto el congelamiento de seguridad; su confirmación muestra si lo hizo',
  'The company answers the complaint': 'La empresa responde a la queja',
  'The company was expected to answer the complaint, or to say that it is at work':
    'La empresa ya debía haber respondido a la queja o dicho que trabaja en ella',
  'The company gives its final answer to the complaint': 'La empresa da su respuesta final a la queja',
  'The company was expected to give its final answer; the CFPB shows whether it did':
    'La empresa ya debía haber dado su respuesta final; la CFPB muestra si lo hizo',
  'Your 60 days to comment on the answer': 'Sus 60 días para comentar la respuesta',
  'Your 60 days to comment on the answer are over': 'Sus 60 días para comentar la respuesta terminaron',
  'Two years to bring a claim about a late or missing answer: {0} and the dispute of round {1}':
    'Dos años para demandar por una respuesta tardía o ausente: {0} y la disputa de la ronda {1}',
  'Two years to bring a claim about the items left: {0} and the dispute of round {1}':
    'Dos años para demandar por lo que quedó sin corregir: {0} y la disputa de la ronda {1}',
  'Two years to bring a claim against a company that furnished the items: {0} and the dispute of round {1}':
    'Dos años para demandar a una empresa que reportó los datos: {0} y la disputa de la ronda {1}',
  'One year to bring a claim about what {0} did after your request, counted from its delivery':
    'Un año para demandar por lo que {0} hizo después de su pedido, contado desde su entrega',
}
