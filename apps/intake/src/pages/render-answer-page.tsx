import { AnswerPage, type AnswerPageProps } from './answer-page'
import { renderPage } from './render-page'

/** For callers outside this app that write no JSX: nginx shows some of these pages when the intake cannot. */
export const renderAnswerPage = (props: AnswerPageProps): string => renderPage(<AnswerPage {...props} />)
