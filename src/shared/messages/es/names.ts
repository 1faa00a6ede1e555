import { titleNames } from './finding-titles.ts'
import { productNames } from './product-names.ts'

/** Papers that a client uploads, and those that every funding application is asked for. */
const papers = {
  'Experian credit report': 'Informe de crédito de Experian',
  'Equifax credit report': 'Informe de crédito de Equifax',
  'TransUnion credit report': 'Informe de crédito de TransUnion',
  "Driver's license or state ID": 'Licencia de conducir o identificación estatal',
  'Social Security card': 'Tarjeta de Seguro Social',
  'Proof of residency': 'Comprobante de domicilio',
  'Police report': 'Denuncia policial',
  'FTC affidavit': 'Declaración jurada de la FTC',
  'Previous dispute letters': 'Cartas de disputas anteriores',
  'Business License': 'Licencia comercial',
  'Bank Statements': 'Estados de cuenta bancarios',
  'Credit Report': 'Informe de crédito',
  'Tax Returns': 'Declaraciones de impuestos',
  'Financial Projections': 'Proyecciones financieras',
}

/** Layouts of reports; those named after AnnualCreditReport.com alone stay. */
const layouts = {
  'Experian, print of a member account': 'Experian, impresión de una cuenta de miembro',
  'Experian, mailed report': 'Experian, informe enviado por correo',
  'Experian, online report': 'Experian, informe en línea',
  'Equifax, older report with numbered sections': 'Equifax, informe antiguo con secciones numeradas',
  'TransUnion, mailed report': 'TransUnion, informe enviado por correo',
  'TransUnion, online report': 'TransUnion, informe en línea',
  'Three bureaus, IdentityIQ or MyScoreIQ': 'Tres agencias, IdentityIQ o MyScoreIQ',
  'Three bureaus, SmartCredit or MyFreeScoreNow': 'Tres agencias, SmartCredit o MyFreeScoreNow',
  'Three bureaus, by Equifax': 'Tres agencias, de Equifax',
  'A layout that we have not seen before': 'Un formato que no hemos visto antes',
}

export const nameTexts: Record<string, string> = { ...papers, ...layouts, ...productNames, ...titleNames }
