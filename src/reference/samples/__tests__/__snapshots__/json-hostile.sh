curl --include --fail-with-body \
  --request POST \
  --url 'http://localhost:8080/tasks' \
  --header 'Content-Type: application/json' \
  --data-raw '{
  "0": {},
  "\"'\''`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" '\'''\'''\'' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"": "\"'\''`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" '\'''\'''\'' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"",
  "__proto__": 1,
  "$ref": [
    "`",
    "\\#"
  ]
}'