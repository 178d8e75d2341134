import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A shell in which somebody types one block after another. */
export type ShellSession = {
  /** What a block prints, and the seconds it takes; an Error with what was printed where a command of it fails. */
  readonly run: (block: string) => Promise<{ readonly output: string; readonly seconds: number }>
  /** Ends the shell and all that it has started. */
  readonly stop: () => Promise<void>
}

/** Starts a shell in a folder; what blocks set, start and where they go holds for those after them. */
export function startShell(folder: string, env: NodeJS.ProcessEnv): ShellSession {
  const blocks = join(folder, '.blocks')
  mkdirSync(blocks, { recursive: true })
  // A group of its own, to be ended as a whole.
  const shell = spawn('bash', ['--noprofile', '--norc', '-e'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(shell, 'exit')
  const end = () => {
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL')
    } catch {
      // Nobody is left of it.
    }
  }
  process.once('exit', end)
  shell.stdin.write('exec 2>&1\n')
  let turn = 0
  return {
    async run(block) {
      if (shell.exitCode !== null) throw new Error('The shell has ended with a command that failed')
      turn += 1
      const [file, mark] = [join(blocks, `${turn}.sh`), `-- block ${turn} is done --\n`]
      writeFileSync(file, block)
      const began = performance.now()
      // No command of it reads what is typed after it.
      shell.stdin.write(`. ${file} < /dev/null\nprintf '%s\\n' '${mark.trim()}'\n`)
      const output = await printedUntil(shell, mark)
      return { output, seconds: (performance.now() - began) / 1000 }
    },
    async stop() {
      end()
      await ended
    },
  }
}

function printedUntil(shell: ReturnType<typeof spawn>, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const leave = () => {
      shell.stdout?.off('data', read)
      shell.off('exit', failed)
    }
    const read = (piece: Buffer) => {
      printed += piece.toString()
      if (!printed.endsWith(mark)) return
      leave()
      resolve(printed.slice(0, -mark.length))
    }
    const failed = () => {
      leave()
      reject(new Error(`A command failed:\n${printed}`))
    }
    shell.stdout?.on('data', read)
    shell.on('exit', failed)
  })
}
