/** Names of the papers that a funding package delivers, by their English; those that are inclusions of a product stand there. */
export const fundingPaperSentences: Record<string, string> = {
  'Template: cover letter': 'Plantilla: carta de presentación',
  'Template: use of funds': 'Plantilla: uso de los fondos',
  'Template: document checklist': 'Plantilla: lista de documentos',
  'Formation checklist': 'Lista de pasos para formar la empresa',
  'EIN: steps with the IRS': 'EIN: los pasos ante el IRS',
  'Bank account: what to bring': 'Cuenta de banco: qué llevar',
}
