/** What the packages of the catalogue are and hold, by their English. Names of packages stay as on the receipt. */
export const productSentences: Record<string, string> = {
  'Your three reports read line by line, with the proof shown for every finding':
    'Sus tres informes leídos línea por línea, con la prueba a la vista en cada hallazgo',
  'A dispute letter for each bureau, ready to sign and mail':
    'Una carta de disputa para cada agencia, lista para firmar y enviar',
  'Forensic analysis, complaint letter and mail log as PDF':
    'Análisis forense, carta de queja y registro de envíos en PDF',
  'A portal that follows every round of your dispute': 'Un portal que sigue cada ronda de su disputa',
  'Dispute software and documents for two rounds over 90 days.':
    'Software y documentos de disputa para dos rondas en 90 días.',
  'Dispute software and documents for all three rounds.':
    'Software y documentos de disputa para las tres rondas.',
  'Our 90-day program with documents for all three rounds.':
    'Nuestro programa de 90 días, con documentos para las tres rondas.',
  'Everything in Premier, with the widest support.': 'Todo lo de Premier, con la ayuda más amplia.',
  '2 dispute rounds, 90-day service period': '2 rondas de disputa, servicio durante 90 días',
  '3 dispute rounds': '3 rondas de disputa',
  '3 dispute rounds, 90-day program': '3 rondas de disputa, programa de 90 días',
  'First place in the support queue': 'Primer lugar en la cola de soporte',
}
