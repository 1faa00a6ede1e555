/**
 * The statement of 15 U.S.C. 1679c(a), word for word; its heading stands apart. Nobody may add to it or take from it: a test
 * holds its digest.
 */
export const disclosureHeading = 'Consumer Credit File Rights Under State and Federal Law'

export const disclosureStatement: readonly string[] = [
  'You have a right to dispute inaccurate information in your credit report by contacting the credit bureau directly. However, neither you nor any "credit repair" company or credit repair organization has the right to have accurate, current, and verifiable information removed from your credit report. The credit bureau must remove accurate, negative information from your report only if it is over 7 years old. Bankruptcy information can be reported for 10 years.',
  'You have a right to obtain a copy of your credit report from a credit bureau. You may be charged a reasonable fee. There is no fee, however, if you have been turned down for credit, employment, insurance, or a rental dwelling because of information in your credit report within the preceding 60 days. The credit bureau must provide someone to help you interpret the information in your credit file. You are entitled to receive a free copy of your credit report if you are unemployed and intend to apply for employment in the next 60 days, if you are a recipient of public welfare assistance, or if you have reason to believe that there is inaccurate information in your credit report due to fraud.',
  'You have a right to sue a credit repair organization that violates the Credit Repair Organization Act. This law prohibits deceptive practices by credit repair organizations.',
  'You have the right to cancel your contract with any credit repair organization for any reason within 3 business days from the date you signed it.',
  'Credit bureaus are required to follow reasonable procedures to ensure that the information they report is accurate. However, mistakes may occur.',
  'You may, on your own, notify a credit bureau in writing that you dispute the accuracy of information in your credit file. The credit bureau must then reinvestigate and modify or remove inaccurate or incomplete information. The credit bureau may not charge any fee for this service. Any pertinent information and copies of all documents you have concerning an error should be given to the credit bureau.',
  "If the credit bureau's reinvestigation does not resolve the dispute to your satisfaction, you may send a brief statement to the credit bureau, to be kept in your file, explaining why you think the record is inaccurate. The credit bureau must include a summary of your statement about disputed information with any report it issues about you.",
  'The Federal Trade Commission regulates credit bureaus and credit repair organizations. For more information contact:',
  'The Public Reference Branch\nFederal Trade Commission\nWashington, D.C. 20580',
]

/** The same in Spanish, for reading: the law has it in English alone. */
export const disclosureStatementInSpanish: readonly string[] = [
  'Usted tiene derecho a disputar la información inexacta de su informe de crédito dirigiéndose directamente a la agencia de crédito. Sin embargo, ni usted ni ninguna empresa de "reparación de crédito" u organización de reparación de crédito tiene derecho a que se elimine de su informe de crédito información exacta, actual y verificable. La agencia de crédito debe eliminar de su informe la información negativa exacta solo si tiene más de 7 años. La información sobre bancarrotas puede informarse durante 10 años.',
  'Usted tiene derecho a obtener de una agencia de crédito una copia de su informe de crédito. Pueden cobrarle un cargo razonable. No hay cargo, sin embargo, si en los últimos 60 días le han negado crédito, empleo, un seguro o una vivienda de alquiler por información de su informe de crédito. La agencia de crédito debe poner a alguien que le ayude a interpretar la información de su expediente. Tiene derecho a una copia gratuita de su informe de crédito si está sin empleo y piensa solicitar uno en los próximos 60 días, si recibe asistencia pública, o si tiene motivos para creer que hay información inexacta en su informe a causa de un fraude.',
  'Usted tiene derecho a demandar a una organización de reparación de crédito que infrinja la Ley de Organizaciones de Reparación de Crédito. Esta ley prohíbe las prácticas engañosas de las organizaciones de reparación de crédito.',
  'Usted tiene derecho a cancelar su contrato con cualquier organización de reparación de crédito por cualquier motivo dentro de los 3 días hábiles desde la fecha en que lo firmó.',
  'Las agencias de crédito deben seguir procedimientos razonables para asegurar que la información que dan es exacta. Sin embargo, puede haber errores.',
  'Usted puede, por su cuenta, notificar por escrito a una agencia de crédito que disputa la exactitud de la información de su expediente. La agencia debe entonces volver a investigar y modificar o eliminar la información inexacta o incompleta. La agencia no puede cobrar ningún cargo por este servicio. Debe darle a la agencia toda la información pertinente y copias de todos los documentos que tenga sobre un error.',
  'Si la nueva investigación de la agencia no resuelve la disputa a su satisfacción, puede enviarle una declaración breve, que se guardará en su expediente, en la que explique por qué cree que el registro es inexacto. La agencia debe incluir un resumen de su declaración sobre la información disputada en cualquier informe que emita sobre usted.',
  'La Comisión Federal de Comercio regula las agencias de crédito y las organizaciones de reparación de crédito. Para más información, diríjase a:',
  'The Public Reference Branch\nFederal Trade Commission\nWashington, D.C. 20580',
]
