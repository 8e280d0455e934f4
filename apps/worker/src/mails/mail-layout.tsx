import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailFooter } from './mail-footer'
import { colors, fontStack } from './mail-style'
import { WithdrawLine } from './withdraw-line'

type MailLayoutProps = {
  locale: 'es' | 'en'
  preview: string
  title: string
  brand: string
  legalName: string
  isToVisitor?: boolean
  children: ReactNode
}

/** No picture, no remote font: the mail reads the same where images are blocked and tells nobody that it was opened. */
export function MailLayout({
  locale,
  preview,
  title,
  brand,
  legalName,
  isToVisitor = false,
  children,
}: MailLayoutProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, padding: '32px 12px', background: colors.stone, fontFamily: fontStack, color: colors.navy }}
      >
        <Container
          style={{ maxWidth: 560, margin: '0 auto', background: '#ffffff', borderTop: `6px solid ${colors.lime}` }}
        >
          <Container style={{ padding: '28px 32px 32px' }}>
            <Text style={{ margin: '0 0 20px', fontSize: 15, fontWeight: 700, letterSpacing: '-0.01em' }}>{brand}</Text>
            <Heading as="h1" style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '32px', letterSpacing: '-0.02em' }}>
              {title}
            </Heading>
            {children}
            <MailFooter locale={locale} legalName={legalName} isToVisitor={isToVisitor}>
              <WithdrawLine locale={locale} />
            </MailFooter>
          </Container>
        </Container>
      </Body>
    </Html>
  )
}
