/**
 * What each cited section or policy says, by its citation; citations are names and stay. Those that name a practice beside
 * a section are of analyses made before rule set 2026.11.3.
 */
export const findingLaws: Record<string, string> = {
  'FCRA section 607(b), 15 U.S.C. 1681e(b)':
    'La sección 607(b) de la FCRA exige a las agencias procedimientos razonables para asegurar la mayor exactitud posible de la información que reportan.',
  'FCRA sections 607(b) and 623(a)(1)-(2), 15 U.S.C. 1681e(b) and 1681s-2(a)(1)-(2)':
    'La sección 607(b) de la FCRA exige procedimientos razonables para asegurar la mayor exactitud posible, y la sección 623(a)(1)-(2) prohíbe dar información que se sabe inexacta y exige corregirla y actualizarla.',
  'FCRA sections 623(a)(5) and 605(c), 15 U.S.C. 1681s-2(a)(5) and 1681c(c)':
    'La sección 623(a)(5) de la FCRA exige a la empresa que puso la cuenta en cobranza o la cargó a pérdida reportar el mes y el año en que empezó el atraso que llevó a ello, y según la sección 605(c) los siete años empiezan 180 días después de ese atraso; una venta o un cobrador nuevo no lo mueve.',
  'FCRA section 605(a)(4) and (c), 15 U.S.C. 1681c(a)(4) and (c)':
    'La sección 605(a)(4) de la FCRA excluye las cuentas en cobranza o cargadas a pérdida después de siete años, que la sección 605(c) cuenta desde 180 días después de empezar el atraso.',
  'FCRA section 605(a)(5), 15 U.S.C. 1681c(a)(5)':
    'La sección 605(a)(5) de la FCRA excluye otros datos adversos de más de siete años.',
  'FCRA section 605(a)(1), 15 U.S.C. 1681c(a)(1)':
    'La sección 605(a)(1) de la FCRA excluye los casos de bancarrota más de diez años después de la fecha de la orden de alivio.',
  'FCRA sections 605(f) and 623(a)(3), 15 U.S.C. 1681c(f) and 1681s-2(a)(3)':
    'La sección 623(a)(3) de la FCRA exige a la empresa ante la cual el consumidor disputó lo que ella reporta que lo reporte con aviso de la disputa, y la sección 605(f) exige a la agencia mostrar ese aviso.',
  'FCRA section 604(a), 15 U.S.C. 1681b(a)':
    'La sección 604(a) de la FCRA permite entregar un informe solo para un fin permitido.',
  "The bureaus' published practice; FCRA section 607(b), 15 U.S.C. 1681e(b)":
    'Por práctica publicada de las agencias nacionales, una consulta de crédito se muestra durante dos años; la sección 607(b) de la FCRA exige procedimientos razonables para la mayor exactitud posible.',
  "The nationwide bureaus' policy on public records (2017 and 2018); FCRA section 607(b), 15 U.S.C. 1681e(b)":
    'Por política propia de las agencias nacionales de 2017 y 2018, que es voluntaria y no una ley, no se reportan sentencias civiles ni gravámenes de impuestos; la sección 607(b) de la FCRA exige procedimientos razonables para la mayor exactitud posible.',
  "The nationwide bureaus' published practice on inquiries":
    'Por práctica publicada de las agencias nacionales, que es voluntaria y no una ley, una consulta de crédito se muestra durante dos años.',
  "The nationwide bureaus' policy on public records (2017 and 2018)":
    'Por política propia de las agencias nacionales de 2017 y 2018, que es voluntaria y no una ley, no se reportan sentencias civiles ni gravámenes de impuestos.',
  "The nationwide bureaus' published practice on the seven years":
    'Por práctica publicada de las agencias nacionales, que es voluntaria y no una ley, una cuenta en cobranza o cargada a pérdida se retira siete años después de empezar el atraso; la ley permite hasta 180 días más.',
  "The nationwide bureaus' published practice on Chapter 13":
    'Por práctica publicada de las agencias nacionales, que es voluntaria y no una ley, un caso de Capítulo 13 completado se muestra siete años desde su presentación; la ley permite diez.',
  'FCRA section 605(d)(1), 15 U.S.C. 1681c(d)(1)':
    'La sección 605(d)(1) de la FCRA exige que el informe de una bancarrota identifique el capítulo bajo el cual se presentó, si la fuente de la información lo da.',
  "The nationwide bureaus' published practice; FCRA section 605(a)(1), 15 U.S.C. 1681c(a)(1)":
    'Por práctica propia de las agencias nacionales, un caso de Capítulo 13 completado se muestra siete años desde su presentación; la sección 605(a)(1) de la FCRA permite diez años desde la orden de alivio.',
  'FCRA section 611(a)(5)(B), 15 U.S.C. 1681i(a)(5)(B)':
    'La sección 611(a)(5)(B) de la FCRA permite volver a poner información eliminada por una disputa solo si la empresa certifica que es completa y exacta, y exige avisar por escrito al consumidor en cinco días hábiles.',
  "The nationwide bureaus' medical debt policy (July 2022 and April 2023)":
    'Por política propia de las agencias nacionales de julio de 2022 y abril de 2023, que es voluntaria y no una ley, no se reportan las cobranzas médicas pagadas, las de menos de un año ni las de saldo inicial menor de $500.',
  'FCRA sections 607(b) and 611(a), 15 U.S.C. 1681e(b) and 1681i(a)':
    'La sección 607(b) de la FCRA exige procedimientos razonables para asegurar la mayor exactitud posible, y la sección 611(a) exige investigar de nuevo la información disputada y eliminar o corregir lo que sea inexacto o no se pueda verificar.',
}
