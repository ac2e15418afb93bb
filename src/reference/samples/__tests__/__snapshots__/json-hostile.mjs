const response = await fetch('http://localhost:8080/tasks', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    '0': {},
    '"\'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} """ \'\'\' """# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}"""': '"\'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} """ \'\'\' """# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}"""',
    ['__proto__']: 1,
    $ref: ['`', '\\#'],
  }),
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);