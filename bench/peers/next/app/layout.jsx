export const metadata = { title: 'Peer' }

export default function Layout({ children }) {
  return (
    <html lang="zh">
      <body>{children}</body>
    </html>
  )
}
