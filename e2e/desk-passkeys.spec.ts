import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { root } from '../tools/steps/steps.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, speakAtDesk, startDeskSite } from './desk-site.ts'

const words = {
  'zh-CN': {
    make: '设置通行密钥',
    yourName: '您的姓名',
    kept: '已保存，进入工作台',
    signIn: '用通行密钥登录',
    useCode: '没有通行密钥？用恢复码登录',
    code: '恢复码',
    codeSubmit: '登录',
    codeRefused: '恢复码不对，或者已经用过。',
    withCode: '您刚用恢复码登录。',
    add: '添加通行密钥',
    name: '名称',
    remove: '移除',
    lastStays: '这是您最后一个通行密钥',
    left: '还剩 9 个恢复码。',
    newCodes: '换一批恢复码',
    keptHere: '已保存',
    addStaff: '添加员工',
    mail: '邮箱',
    editor: '编辑',
    save: '保存',
    link: '链接',
    close: '关闭',
    staffLink: '登录链接',
    makeLink: '生成链接',
    signOut: '退出登录',
    used: '链接已经用过',
    cancelled: '没有完成，请再试一次。',
    removed: '已移除。',
  },
  'en-US': {
    make: 'Set up a passkey',
    yourName: 'Your name',
    kept: 'I have kept them: go to the desk',
    signIn: 'Sign in with a passkey',
    useCode: 'No passkey at hand? Use a recovery code',
    code: 'Recovery code',
    codeSubmit: 'Sign in',
    codeRefused: 'This recovery code is wrong, or has been used.',
    withCode: 'You signed in with a recovery code.',
    add: 'Add a passkey',
    name: 'Name',
    remove: 'Remove',
    lastStays: 'This is your last passkey.',
    left: '9 recovery codes are left.',
    newCodes: 'Make new recovery codes',
    keptHere: 'I have kept them',
    addStaff: 'Add somebody',
    mail: 'Email address',
    editor: 'Editor',
    save: 'Save',
    link: 'Link',
    close: 'Close',
    staffLink: 'Sign-in link',
    makeLink: 'Make a link',
    signOut: 'Sign out',
    used: 'This link has been used',
    cancelled: 'This was not completed. Please try again.',
    removed: 'Removed.',
  },
} as const
type Language = keyof typeof words
type Words = (typeof words)[Language]

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(async () => {}, { STAFF_SIGN_IN: 'passkeys' }, 'localhost')
})
test.afterAll(() => site?.stop())

/** The link that a command on the machine of the desk prints. */
function linkFromCommand(...parameters: readonly string[]): string {
  const command = [join(root, 'tools/commands/staff.ts'), ...parameters]
  const printed = execFileSync(process.execPath, command, {
    env: { ...process.env, ...site.settings },
    encoding: 'utf8',
  })
  return /https?:\S+#\S+/.exec(printed)?.[0] ?? ''
}

/** A device that holds passkeys, looks who is there, and says yes. */
async function plugIn(page: Page): Promise<{ readonly lose: () => Promise<void> }> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    lose: async () => void (await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  }
}

/** A browser of somebody else; what it is refused is not a fault of the page. */
async function somebody(browser: Browser, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await speakAtDesk(page, language)
  return page
}

/** What axe finds in a whole page. A button that has gone is told of for some seconds more. */
async function findings(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  return accessibilityFindings(page)
}

const outOfDesk = (page: Page, text: Words) =>
  page.getByRole('complementary').getByRole('button', { name: text.signOut, exact: true })

/** Begins by a link, and returns the recovery codes that are shown once. */
async function begin(page: Page, link: string, name: string, text: Words): Promise<readonly string[]> {
  await page.goto(link)
  await page.getByLabel(text.yourName).fill(name)
  await page.keyboard.press('Enter')
  const codes = page.locator('ol code')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allInnerTexts()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: text.kept }).click()
  await expect(outOfDesk(page, text)).toBeVisible()
  return shown
}

const signOut = async (page: Page, text: Words) => {
  await outOfDesk(page, text).click()
  await expect(page.getByRole('button', { name: text.signIn })).toBeVisible()
}

for (const language of ['zh-CN', 'en-US'] as const) {
  const text = words[language]

  test(`from a link of the command to an invited colleague who loses everything, ${language}`, async ({
    page,
    browser,
  }) => {
    const administrator = `lan-${language.toLowerCase()}@hongyan.example`
    const colleague = `shen-${language.toLowerCase()}@hongyan.example`
    await speakAtDesk(page, language)
    await plugIn(page)

    // The first administrator, by what the command prints.
    const first = linkFromCommand('--add', administrator, '--roles', 'administrator')
    await page.goto(first)
    await expect(page.getByLabel(text.yourName)).toBeFocused()
    expect(await findings(page)).toEqual([])
    await begin(page, first, '样例 蓝', text)

    // Somebody is added, and their link shown to hand over.
    await page.goto(`${site.origin}/staff`)
    await page.getByRole('button', { name: text.addStaff }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.mail).fill(colleague)
    await dialog.getByRole('checkbox', { name: text.editor }).press('Space')
    await dialog.getByRole('button', { name: text.save }).click()
    const invitation = await dialog.getByLabel(text.link, { exact: true }).inputValue()
    expect(invitation).toContain('/sign-in/link#')
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(colleague)).toBeVisible()

    // They begin by it, and it opens nothing any more.
    const theirs = await somebody(browser, language)
    const device = await plugIn(theirs)
    const codes = await begin(theirs, invitation, '样例 沈', text)
    await signOut(theirs, text)
    await theirs.goto(invitation)
    await expect(theirs.getByRole('alert')).toContainText(text.used)
    expect(await findings(theirs)).toEqual([])

    // They sign in by it, by keyboard, to the page that they wanted. What was sent signs in nobody again.
    await theirs.goto(`${site.origin}/documents?kind=news`)
    const byPasskey = theirs.getByRole('button', { name: text.signIn })
    await expect(byPasskey).toBeVisible()
    expect(await findings(theirs)).toEqual([])
    await theirs.keyboard.press('Tab')
    await expect(byPasskey).toBeFocused()
    const sent = theirs.waitForRequest((request) => request.url().endsWith('/v1/desk/sign-in/passkey'))
    await theirs.keyboard.press('Enter')
    const answer = (await sent).postData()
    await expect(theirs).toHaveURL(`${site.origin}/documents?kind=news`)
    const replayed = await fetch(`${site.origin}/v1/desk/sign-in/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin },
      body: answer,
    })
    expect([replayed.status, (await replayed.json()).code]).toEqual([403, 1269])
    expect(replayed.headers.get('set-cookie')).toBeNull()
    await signOut(theirs, text)

    // The device is lost: a code signs in once, and a new passkey takes the place of the lost one.
    await device.lose()
    await plugIn(theirs)
    await theirs.getByRole('button', { name: text.signIn }).click()
    await expect(theirs.getByRole('alert')).toHaveText(text.cancelled)
    await theirs.getByRole('link', { name: text.useCode }).click()
    await theirs.getByLabel(text.code).fill('AAAAA-AAAAA-AAAAA-AAAAA')
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByText(text.codeRefused)).toBeVisible()
    expect(await findings(theirs)).toEqual([])
    await theirs.getByLabel(text.code).fill(codes[0]?.toLowerCase() ?? '')
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByRole('status').filter({ hasText: text.withCode })).toBeVisible()
    await expect(theirs.getByText(text.left)).toBeVisible()
    const passkeys = theirs.getByRole('table').nth(1).locator('tbody tr')
    await expect(passkeys).toHaveCount(1)
    await passkeys.getByRole('button', { name: text.remove }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: text.remove }).click()
    await expect(theirs.getByText(text.lastStays)).toBeVisible()
    await theirs.keyboard.press('Escape')
    await theirs.getByRole('button', { name: text.add }).click()
    await theirs.getByRole('dialog').getByLabel(text.name).fill('新手机')
    await theirs.keyboard.press('Enter')
    await expect(passkeys).toHaveCount(2)
    expect(await findings(theirs)).toEqual([])
    await passkeys.first().getByRole('button', { name: text.remove }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: text.remove }).click()
    await expect(passkeys).toHaveCount(1)
    await expect(passkeys).toContainText('新手机')
    await theirs.getByRole('button', { name: text.newCodes }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: text.newCodes }).click()
    await expect(theirs.locator('ol code')).toHaveCount(10)
    expect(await accessibilityFindings(theirs, '[role=dialog]')).toEqual([])
    await theirs.getByRole('button', { name: text.keptHere }).click()
    await signOut(theirs, text)
    await theirs.getByRole('button', { name: text.signIn }).click()
    await expect(outOfDesk(theirs, text)).toBeVisible()

    // Everything is lost: a link of the administrator ends what they had, and they begin anew.
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: colleague })
    await row.getByRole('button', { name: text.staffLink }).click()
    await dialog.getByRole('button', { name: text.makeLink }).click()
    const anew = await dialog.getByLabel(text.link, { exact: true }).inputValue()
    const fresh = await somebody(browser, language)
    await plugIn(fresh)
    await begin(fresh, anew, '样例 沈', text)
    await theirs.goto(`${site.origin}/sessions`)
    await expect(theirs.getByRole('button', { name: text.signIn })).toBeVisible()

    // And so does the command on the machine.
    expect(linkFromCommand('--link', administrator)).toContain(`${site.origin}/sign-in/link#`)
    await theirs.context().close()
    await fresh.context().close()
  })
}
