/** Programs that run samples by name: they read names from their input, and print a line of `@@done` for each. */

export const javascriptHost = `import { createInterface } from 'node:readline';

for await (const name of createInterface({ input: process.stdin })) {
  let error = '';
  try {
    await import(\`./\${name}.mjs\`);
  } catch (thrown) {
    error = String(thrown?.cause ?? thrown).replaceAll('\\n', ' ');
  }
  console.log(\`\\n@@done \${name} \${error}\`);
}
`;

export const pythonHost = `import runpy
import sys

for line in sys.stdin:
    name = line.strip()
    error = ""
    try:
        runpy.run_path(name + ".py", run_name="__main__")
    except BaseException as thrown:
        error = repr(thrown).replace("\\n", " ")
    print("\\n@@done " + name + " " + error, flush=True)
`;

export const rubyHost = `$stdout.sync = true
while (name = $stdin.gets&.strip)
  error = ""
  begin
    load "./#{name}.rb", true
  rescue Exception => thrown
    error = thrown.full_message(highlight: false).tr("\\n", " ")
  end
  puts "\\n@@done #{name} #{error}"
end
`;

/** The first argument is the name of the class in each package. */
export const javaHost = `import java.io.BufferedReader;
import java.io.InputStreamReader;

public class Host {
    public static void main(String[] args) throws Exception {
        var names = new BufferedReader(new InputStreamReader(System.in));
        for (var name = names.readLine(); name != null; name = names.readLine()) {
            var error = "";
            try {
                Class.forName(name + "." + args[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (Throwable thrown) {
                error = String.valueOf(thrown.getCause()).replace('\\n', ' ');
            }
            System.out.println("\\n@@done " + name + " " + error);
        }
    }
}
`;

/** The samples are packages of one program. One that calls \`log.Fatal\` ends it, which is an error for all that follow. */
export function goHost(names: string[]): string {
  return `package main

import (
	"bufio"
	"fmt"
	"os"

${names.map((name) => `	"samples/${name}"`).join('\n')}
)

func main() {
	programs := map[string]func(){
${names.map((name) => `		"${name}": ${name}.Main,`).join('\n')}
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		programs[lines.Text()]()
		fmt.Println("\\n@@done " + lines.Text() + " ")
	}
}
`;
}
